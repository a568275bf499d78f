import { Section } from '@/ui/section'
import { EnquiryLine, EnquiryLines } from '../components/enquiry-line'
import type { EnquiryView } from '../schema'

/** Trials of a trainer's categories; nothing when there are none. */
export function TrialList({ enquiries }: { enquiries: readonly EnquiryView[] }) {
  if (enquiries.length === 0) return null
  return (
    <Section id="zaujemcovia" title="Záujemcovia o tréning">
      <EnquiryLines>
        {enquiries.map((enquiry) => (
          <EnquiryLine enquiry={enquiry} key={enquiry.id} />
        ))}
      </EnquiryLines>
    </Section>
  )
}
