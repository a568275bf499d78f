import { expect, test } from '@jest/globals'
import { contentDisposition } from '@/lib/disposition'

test('a name is sent as it is, and without marks for old browsers', () => {
  expect(contentDisposition('Žiadosť.pdf')).toBe(
    `attachment; filename="Ziadost.pdf"; filename*=UTF-8''%C5%BDiados%C5%A5.pdf`,
  )
})

test('a name ends as the file does: marks of the writing direction are left out', () => {
  // Read from the right it would be shown as „prihlaskaexe.pdf“.
  expect(contentDisposition('prihlaska\u202efdp.exe')).toBe(
    `attachment; filename="prihlaskafdp.exe"; filename*=UTF-8''prihlaskafdp.exe`,
  )
  expect(contentDisposition('\u2067\u202e')).toContain('filename="subor"')
})

test('what would be a path or a second header is replaced', () => {
  expect(contentDisposition('../a\r\nSet-Cookie: b/c.pdf')).toBe(
    `attachment; filename="..-a--Set-Cookie- b-c.pdf"; filename*=UTF-8''..-a--Set-Cookie-%20b-c.pdf`,
  )
})
