import { fold } from '@/lib/text'

/** First names of Slovak families, folded: enough of them to see in a list of members whether surnames stand first. */
const FIRST_NAMES = new Set(
  `adam adrian adriana albert alex alexander alexandra alexej alica alojz alzbeta ambroz andrea andrej aneta anezka anna anton
  arpad august barbara barbora beata benjamin bianka blanka blazej bohumil bohus boris branislav bruno cecilia cyril dagmar dalibor
  damian daniel daniela darina david dagmara denis denisa diana dominik dominika dorota drahomira dusan edita eduard elena elias eliska
  ella ema emanuel emil emilia emma erik erika ernest ester eva evelina fedor ferdinand filip filoména frantisek gabriel gabriela gejza
  georgina gita gregor greta gustav hana hedviga helena henrich henrieta hugo ida ignac igor ildiko ilja ilona imrich ingrid irena
  irma ivan ivana iva iveta ivona izabela jakub jan jana jarmila jaromir jaroslav jaroslava jela jolana jonas jozef jozefina judita
  julia juliana julius juraj kamil kamila karin karol karolina katarina klara klaudia koloman kornelia kristian kristina kristof kvetoslava
  ladislav laura lea lenka leo leonard liana liliana linda livia lubica lubomir lubomira lubos lubor lucia ludmila ludovit lukas luka
  magdalena marcel marcela marek margareta margita maria marian mariana marina marketa maros marta martin martina matej matias matus
  max maxim maximilian melania melisa metod michaela michal mikulas milada milan milena milos miloslav miloslava mira miriam miroslav
  miroslava monika nadezda natalia natasa nela nikola nikolas nina noel noemi norbert oldrich olga oliver olivia ondrej oskar
  oto otilia patricia patrik paula paulina pavel pavol pavla pavlina peter petra petronela radka radoslav radovan rastislav rebeka regina
  rene renata richard robert roberta roman romana rozalia ruzena sabina samuel sandra sara sarlota sebastian silvester silvia simon
  simona slavomir slavomira sofia sona stanislav stanislava stefan stefania stela svetlana svetozar sylvia tadeas tamara tatiana tea
  teodor tereza terezia theo tibor timea timotej timur tobias tomas valentin valer valeria vanda vanesa vavrinec veronika vieroslava
  viktor viktoria viliam vincent viola violeta vladimir vladimira vladislav vlasta vojtech vratislav zdenka zdenko zigmund zita zlatica
  zofia zoltan zora zuzana zuzka zelmira amelia bibiana dora dylan ella enzo jasmina kevin kiara leila liam maja marko matteo maya mia
  nathan nelly nikolai noah sebastian sofie teo tia zoja`
    .split(/\s+/)
    .map(fold),
)

const isFirstName = (word: string | undefined): boolean => word !== undefined && FIRST_NAMES.has(fold(word))

/** Which word of a whole name is the surname, as far as the other one is a first name and this one is none. */
export function surnameIn(written: string): 'first' | 'last' | undefined {
  const words = written.replace(/,/g, ' ').split(/\s+/).filter(Boolean)
  const [opens, ends] = [isFirstName(words[0]), isFirstName(words.at(-1))]
  if (words.length < 2 || opens === ends) return undefined
  return ends ? 'first' : 'last'
}

/** Where the surname stands in a column of whole names; undefined where the names do not say, or do not agree. */
export function surnamesIn(column: readonly string[]): 'first' | 'last' | undefined {
  const said = column.map(surnameIn)
  const [first, last] = (['first', 'last'] as const).map(
    (place) => said.filter((one) => one === place).length,
  )
  if (first! > 2 * last!) return 'first'
  return last! > 2 * first! ? 'last' : undefined
}
