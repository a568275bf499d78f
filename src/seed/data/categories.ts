/** The birth year of `age` is the year in which the season ends minus the age. */
export interface CategoryRow {
  name: string
  age: number
  players: number
  monthlyFee: number
  showInMatches: boolean
  colour: string
  /** weekday (1 Monday), from, to, place */
  slots: readonly (readonly ['1' | '2' | '3' | '4' | '5', string, string, string])[]
  /** 0 to 1; decides results. */
  strength: number
}

export const PLACES = {
  main: 'Hlavné ihrisko, Športová 12',
  turf: 'Umelá tráva, Športová 12',
  training: 'Tréningové ihrisko, Športová 12',
  gym: 'Telocvičňa ZŠ, Školská 3',
  hall: 'Mestská športová hala, Nábrežná 8',
} as const

export const CATEGORIES: readonly CategoryRow[] = [
  {
    name: 'U7',
    age: 7,
    players: 24,
    monthlyFee: 2000,
    showInMatches: false,
    colour: '#B4531A',
    strength: 0.5,
    slots: [
      ['2', '16:00', '17:00', PLACES.training],
      ['4', '16:00', '17:00', PLACES.training],
    ],
  },
  {
    name: 'U9',
    age: 9,
    players: 26,
    monthlyFee: 3000,
    showInMatches: false,
    colour: '#8A6D00',
    strength: 0.6,
    slots: [
      ['1', '16:30', '17:45', PLACES.training],
      ['3', '16:30', '17:45', PLACES.turf],
    ],
  },
  {
    name: 'U11',
    age: 11,
    players: 28,
    monthlyFee: 3000,
    showInMatches: true,
    colour: '#1B5E9B',
    strength: 0.62,
    slots: [
      ['1', '16:30', '18:00', PLACES.turf],
      ['3', '16:30', '18:00', PLACES.training],
      ['5', '16:30', '18:00', PLACES.turf],
    ],
  },
  {
    name: 'U13',
    age: 13,
    players: 26,
    monthlyFee: 3500,
    showInMatches: true,
    colour: '#0E5A3C',
    strength: 0.58,
    slots: [
      ['2', '17:00', '18:30', PLACES.turf],
      ['4', '17:00', '18:30', PLACES.turf],
      ['5', '17:00', '18:30', PLACES.main],
    ],
  },
  {
    name: 'U15',
    age: 15,
    players: 24,
    monthlyFee: 3500,
    showInMatches: true,
    colour: '#6A3FA0',
    strength: 0.48,
    slots: [
      ['1', '17:30', '19:00', PLACES.main],
      ['2', '17:30', '19:00', PLACES.main],
      ['4', '17:30', '19:00', PLACES.main],
    ],
  },
  {
    name: 'U17',
    age: 17,
    players: 22,
    monthlyFee: 4000,
    showInMatches: true,
    colour: '#B3261E',
    strength: 0.52,
    slots: [
      ['1', '18:00', '19:30', PLACES.turf],
      ['3', '18:00', '19:30', PLACES.main],
      ['4', '18:00', '19:30', PLACES.turf],
    ],
  },
]
