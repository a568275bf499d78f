import styles from './ticket.module.css'

/** A card like a match ticket: stub, perforation, content. A link inside may stretch over it (`stretched`). */
export { TicketMarkup as Ticket } from './ticket-markup.client'

/** The class of a link inside a ticket that makes the whole ticket its target. */
export const stretched: string = styles.stretched ?? ''
