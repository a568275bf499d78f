import { describe, expect, test } from '@jest/globals'
import { paperPdf } from '@/features/attendance/paper/service'
import { confirmationPdf } from '@/features/membership/confirmations/service'
import { column } from '@/lib/file-column'
import { drawable, fontFor, type FontName, FONTS, fontOf } from '@/lib/drawn-fonts'
import { pdfOf } from '@/lib/pdf'
import { textOutline } from '@/lib/text-outline'
import { listPdf } from '@/ui/list-pdf'
import { drawnText } from '../support/pdf-text'

// What the server draws: letters of the people whom a Slovak club has, and something visible in place of what no font has.

const AT = new Date('2026-11-27T09:00:00Z')
const ALPHABETS = {
  Slovak: 'aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž',
  'Czech, Polish, Hungarian': 'ěřůąćęłńśźżőű',
  German: 'äöüß',
  Romanian: 'ăâîșțşţ',
  'Croatian, Serbian': 'đćčžшђћљњџј',
  Ukrainian: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  'Russian, Bulgarian, Belarusian': 'ёыэъў',
  Rusyn: 'ӱѣ',
  Greek: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
  Vietnamese: 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  'Turkish, Azerbaijani': 'çğıöşüə',
  'further names': 'ñãõåøæœàèìòùêîûë',
}

test.each(Object.entries(ALPHABETS))('%s is drawn whole, small and capital', (_of, letters) => {
  const both = letters + letters.toUpperCase().normalize('NFC')
  expect(drawable(both)).toBe(both)
  for (const name of ['text', 'strong'] as const)
    expect([...both].filter((letter) => !fontOf(name).hasGlyphForCodePoint(letter.codePointAt(0)!))).toEqual(
      [],
    )
})

test('both fonts for text have the same letters', () => {
  expect(fontOf('strong').characterSet).toEqual(fontOf('text').characterSet)
})

test.each([
  ['Ľubomír Šťastný', 'Ľubomír Šťastný'],
  ['L\u030cubomi\u0301r', 'Ľubomír'],
  ['Тарас Ї\u0301жакевич', 'Тарас Ї\u0301жакевич'],
  ['Ali 😀👨‍👩‍👧🇸🇰', 'Ali □□□'],
  ['王小明', '□□□'],
  ['\u202eمحمد\u202c', '□□□□'],
  ['a\u0000b\u0007c\td\u00ade', 'abc de'],
  ['jeden\r\ndva\u2028tri', 'jeden\ndva\ntri'],
  ['x\ud800', 'x□'],
  ['\u3000a', ' a'],
  ['', ''],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawable(text)).toBe(drawn)
  expect(drawable(drawn)).toBe(drawn)
})

test.each<[FontName, string, FontName]>([
  ['display', 'FK Stará Lehota', 'display'],
  ['display', 'Футбол', 'strong'],
  ['display', 'Turnaj 😀', 'strong'],
  ['text', 'Шевченко', 'text'],
])('%s of „%s“ is drawn with %s', (name, text, drawn) => expect(fontFor(name, text)).toBe(drawn))

test('a picture’s line has an outline in place of what no font has', () => {
  const line = (text: string) => textOutline(text, { font: 'display', size: 40, x: 0, y: 0, maxWidth: 900 })
  expect(line('Їжак')).not.toBe(line('□□□□'))
  expect(line('😀')).toBe(line('□'))
})

describe('a PDF', () => {
  const club = {
    name: 'ФК Ужгород',
    shortName: 'ФК Ужгород',
    colours: { club: '#0E5A3C', shout: '#F2C500' },
    crest: undefined,
  }
  const NAMES = ['Тарас Шевченко-Їжакевич', 'Ξένια Ζωΐδου', 'Nguyễn Thị Ánh', '王小明 😀'] as const
  const squeezed = ['ТарасШевченко-Їжакевич', 'ΞένιαΖωΐδου', 'NguyễnThịÁnh', '□□□□']

  test('of a list says every name, and draws nothing as a letter it does not have', async () => {
    const list = {
      name: 'Športovci – Спортсмени',
      note: 'Hľadané: „Ґ“',
      columns: [column<string>('Meno', 20, String), column<string>('Správa', 9, (name) => `${name} ${name}`)],
      rows: NAMES,
    }
    const said = drawnText(await listPdf(club, list, AT))
    for (const each of [...squeezed, 'ФК', 'ФКУжгород', 'Športovci–Спортсмени', 'Hľadané:„Ґ“'])
      expect(said).toContain(each)
    expect(said).not.toContain('?')
  })

  test('of a list whose filter is too long for a line cuts it', async () => {
    const columns = [column<string>('Meno', 20, String)]
    const note = `Hľadané: „${'dlhé '.repeat(40)}koniec“`
    const said = drawnText(await listPdf(club, { name: 'Ľudia', note, columns, rows: NAMES }, AT))
    expect(said).toMatch(/Hľadané:„(?:dlhé){10,25}(?:d|dl|dlh)?…Meno/)
  })

  test('of attendance says every name', async () => {
    const players = NAMES.map((name, jerseyNumber) => ({ name, jerseyNumber }))
    const sheet = {
      ...{ club, title: 'Тренування 😀', facts: 'Štadión Авангард', players, columns: [['po', '1. 9.']] },
      layout: 'portrait',
    } as const
    const said = drawnText(await paperPdf(sheet, AT))
    for (const each of [...squeezed, 'Тренування□', 'Авангард']) expect(said).toContain(each)
    expect(said).not.toContain('?')
  })

  test('of payments says every name and the club’s words', async () => {
    const said = drawnText(
      await confirmationPdf({
        ...{ kind: 'membership', number: 'CP-1', period: '2026/27', day: '2026-11-27' },
        ...{ player: NAMES[0], birthDate: '2014-04-12', joinedAt: '', variableSymbol: '1234' },
        parts: [{ period: '2026-09', item: 'kit', received: '2026-09-10', method: 'cash', amount: 3000 }],
        total: 3000,
        text: 'Дякуємо!\nĎakujeme 😀',
        club: {
          ...club,
          crest: null,
          ...{ legalForm: '', address: 'вул. Зелена 1', companyId: '', register: '', signatory: NAMES[1] },
        },
      } as never),
    )
    for (const each of [...squeezed.slice(0, 2), 'ФКУжгород', 'вул.Зелена1', 'Дякуємо!Ďakujeme□'])
      expect(said).toContain(each)
    expect(said).not.toContain('?')
  })

  test('holds each font once, however often they change', async () => {
    const file = await pdfOf({ title: 'Písma', author: 'Klub', at: AT }, (drawn) => {
      for (let time = 0; time < 20; time += 1)
        for (const name of Object.keys(FONTS)) drawn.font(name).fontSize(9).text(`Písmo ${name}`)
    })
    expect(file.toString('latin1').match(/\/FontFile2 /g)).toHaveLength(3)
  })
})
