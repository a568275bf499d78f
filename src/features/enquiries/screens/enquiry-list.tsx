import { counted, grouped } from '@/lib/plural'
import { href } from '@/lib/routes'
import { Button, LinkButton } from '@/ui/button'
import { ListDownloads } from '@/ui/list-downloads.client'
import { Empty } from '@/ui/empty'
import { FilterForm } from '@/ui/filter-form'
import { Select, TextInput } from '@/ui/inputs'
import { PageHeader } from '@/ui/page-header'
import { NoRows, Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { Tabs } from '@/ui/tabs'
import { EnquiryLine, EnquiryLines } from '../components/enquiry-line'
import { StateActs } from '../components/state-acts.client'
import { KINDS, STATE_TABS, type State } from '../labels'
import type { EnquiryFilter } from '../rules'
import type { EnquiryPage } from '../schema'
import styles from './enquiry-list.module.css'

interface EnquiryListProps {
  filter: EnquiryFilter
  counts: Record<State, number>
  list: EnquiryPage
}

/** What came through the public forms, for the office: who waits, how to answer, and how far the club is. */
export function EnquiryList({ filter, counts, list: { enquiries, page } }: EnquiryListProps) {
  const { kind, state, search } = filter
  const isFiltered = kind !== undefined || state !== undefined || search !== ''
  const paging = {
    hrefOf: (number: number) =>
      href('enquiries', { state, kind, search, page: number > 1 ? number : undefined }),
    page: page.number,
    pages: Math.ceil(page.total / page.size),
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tab = (label: string, count: number, to?: State) => ({
    label: `${label} ${grouped(count)}`,
    href: href('enquiries', { state: to, kind, search }),
    current: state === to,
  })
  return (
    <>
      <PageHeader
        lead="Prišli cez formuláre na webe. Každá sa 90 dní po prijatí sama vymaže; súbory, ktoré si stiahnete, vymažte potom vy."
        title="Správy z webu"
      />
      <Section ground="surface">
        <Tabs
          label="V akom stave"
          tabs={[
            tab('Všetky', all),
            ...(Object.keys(STATE_TABS) as State[]).map((each) => tab(STATE_TABS[each], counts[each], each)),
          ]}
        />
        <FilterForm className={styles.filter} filter={filter}>
          {state && <input name="state" type="hidden" value={state} />}
          <TextInput
            defaultValue={search}
            label="Meno, telefón alebo e-mail"
            maxLength={80}
            name="search"
            type="search"
          />
          <Select defaultValue={kind ?? ''} label="Čoho sa týka" name="kind">
            <option value="">Všetko</option>
            {Object.entries(KINDS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Button look="line" type="submit">
            Filtrovať
          </Button>
          {(kind || search) && (
            <LinkButton href={href('enquiries', { state })} look="quiet">
              Vymazať filter
            </LinkButton>
          )}
        </FilterForm>
        {enquiries.length > 0 ? (
          <>
            <p className="soft" role="status">
              {counted(page.total, ['správa', 'správy', 'správ'])}
            </p>
            <EnquiryLines>
              {enquiries.map((enquiry) => (
                <EnquiryLine enquiry={enquiry} key={enquiry.id} withKind>
                  <StateActs {...enquiry} name={enquiry.childName || enquiry.guardianName} />
                </EnquiryLine>
              ))}
            </EnquiryLines>
            <Pagination {...paging} />
            <ListDownloads
              lists={[{ name: 'Správy z webu', path: '/enquiries/file', query: { kind, state, search } }]}
            />
          </>
        ) : (
          <NoRows {...paging}>
            {isFiltered ? (
              <Empty drawing="goal" title="Taká správa tu nie je." />
            ) : (
              <Empty drawing="goal" title="Z webu zatiaľ nič neprišlo.">
                Keď niekto vyplní formulár, dostanete oznámenie.
              </Empty>
            )}
          </NoRows>
        )}
      </Section>
    </>
  )
}
