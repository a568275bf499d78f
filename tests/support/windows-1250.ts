/** Slovak text in the encoding of Windows, as spreadsheets there save it; only Slovak letters. */
export const windows1250 = (text: string): Buffer => {
  const codes = new Map(
    [...'ÁČĎÉÍĽŇÓŠŤÚÝŽáčďéíľňóšťúýž'].map((letter, at) => [
      letter,
      Buffer.from('c1c8cfc9cdbcd2d38a8dda dd8ee1e8efe9edbef2f39a9dfafd9e'.replace(/ /g, ''), 'hex')[at]!,
    ]),
  )
  return Buffer.from([...text].map((letter) => codes.get(letter) ?? letter.charCodeAt(0)))
}
