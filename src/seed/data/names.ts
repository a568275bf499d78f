/** Children with rare letters, so that sorting and searching can be seen to work. */
export const NAMED_PLAYERS: readonly (readonly [first: string, surname: string, category: string])[] = [
  ['Jakub', 'Ľalík', 'U13'],
  ['Ema', 'Ľalík', 'U9'],
  ['Adam', 'Čech', 'U11'],
  ['Alex', 'Cibula', 'U17'],
  ['Boris', 'Danko', 'U13'],
  ['Daniel', 'Ďurčo', 'U13'],
  ['Dominik', 'Hudec', 'U15'],
  ['Filip', 'Chovanec', 'U13'],
  ['Hugo', 'Ivan', 'U7'],
  ['Jozef', 'Mäsiar', 'U15'],
  ['Karol', 'Ňaršík', 'U17'],
  ['Leo', 'Ondruš', 'U9'],
  ['Lukáš', 'Ôsmy', 'U11'],
  ['Matúš', 'Príkopa', 'U13'],
  ['Michal', 'Ráž', 'U15'],
  ['Ema', 'Šebo', 'U11'],
  ['Nela', 'Ťažký', 'U9'],
  ['Oliver', 'Úradník', 'U13'],
  ['Richard', 'Vaňo', 'U17'],
  ['Samuel', 'Ýrik', 'U11'],
  ['Šimon', 'Zeman', 'U13'],
  ['Tobias', 'Žák', 'U7'],
]

/** Surnames of invented families; names.ts makes the feminine form. */
export const SURNAMES =
  `Adamec Ambróz Babiak Bača Baláž Bartoš Bednár Belan Beňo Blaško Boháč Brezina Bučko Búrik Cabaj
Cagáň Cimbaľák Čapko Čierny Čižmár Ďurian Demeter Dobiaš Drábik Drozd Dubeň Dúbrava Ďurica Fábry Ferko Figura
Filo Gajdoš Gallo Glejtek Gregor Habán Hanus Harman Hlaváč Hollý Horník Hríb Hronec Hruška Chlebík Chmelár
Chrást Iľko Janoška Jašík Javor Jurík Kabát Kalina Kavka Klimko Kmeť Kňazko Kolár Konôpka Korbeľ Kováčik
Kubiš Kukučka Kvasnica Labuda Lačný Lesný Ličko Lukáč Lúčny Majer Malík Maňo Medveď Mihál Mlynár Mokrý Mrázik Novosad
Oravec Ovečka Pálka Pastier Páleník Petráš Pivko Plavec Poľovka Potok Rajčan Rašlík Remeň Rybár Sivák Skala Slávik
Sokol Struhár Sýkora Šafár Škvarka Štefko Šulek Šuster Tichý Tokár Trnka Uhrín Urban Valent Varga Vlk Vojtko
Vrana Záhora Zelený Žiak Žilka`
    .split(/\s+/)
    .filter(Boolean)

export const BOYS =
  `Adam Alan Alex Andrej Boris Bruno Damián Daniel Dávid Denis Dominik Eduard Erik Félix Filip Gabriel
Hugo Ivan Jakub Ján Jozef Karol Kristián Leo Lukáš Marek Marko Martin Matej Matúš Maxim Michal Mikuláš Oliver Ondrej
Patrik Peter Pavol Richard Róbert Sebastián Samuel Šimon Štefan Tadeáš Teo Timotej Tobias Tomáš Viktor Vladimír`.split(
    /\s+/,
  )

export const GIRLS =
  `Alžbeta Ema Hana Júlia Karolína Katarína Laura Lea Lenka Liliana Lucia Michaela Natália Nela Nina
Olívia Rebeka Sára Simona Sofia Tamara Terézia Viktória Zara Zuzana Žofia`.split(/\s+/)

export const MOTHERS =
  `Adriana Alena Andrea Anna Barbora Beáta Daniela Dana Denisa Elena Erika Eva Gabriela Helena Ingrid
Ivana Iveta Jana Jarmila Katarína Kristína Lenka Lucia Ľubica Mária Marcela Martina Michaela Miroslava Monika Natália
Oľga Petra Renáta Silvia Simona Slavomíra Soňa Tatiana Veronika Viera Zdenka Zuzana Žaneta`.split(/\s+/)

export const FATHERS =
  `Anton Branislav Dalibor Daniel Dušan Emil František Igor Ivan Ján Jaroslav Jozef Juraj Ladislav
Ľubomír Ľuboš Marcel Marek Marián Martin Matej Michal Milan Miloš Miroslav Ondrej Pavol Peter Radoslav Rastislav Richard
Róbert Roman Rudolf Stanislav Štefan Tibor Tomáš Vladimír Vojtech Zdenko`.split(/\s+/)
