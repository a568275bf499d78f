import { expect, test } from '@jest/globals'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { payBySquare } from '@/lib/pay-by-square'
import { qrPicture } from '@/lib/qr'

/** The drawing on its white ground as pixels, as a camera sees it. */
async function seen(svg: string) {
  const picture = sharp(Buffer.from(svg), { density: 600 }).flatten({ background: '#fff' }).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

test('a camera reads the encoded text from the drawing', async () => {
  const code = payBySquare({
    iban: 'SK3112000000198742637541',
    recipient: 'FA Zelená dolina',
    amount: 3500,
    variableSymbol: '1234567890',
    message: '2026-11 Jakub Ľalík',
  })!
  for (const text of [code, 'https://zelenadolina.test/ľščťž']) expect(await seen(qrPicture(text))).toBe(text)
})
