import styles from './ticket.module.css'

/** A card like a match ticket: stub, perforation, content. A link inside may stretch over it (`stretched`). */
export { TicketFrame as Ticket } from './ticket-frame.client'

/** The class of a link inside a ticket that makes the whole ticket its target. */
export const stretched: string = styles.stretched ?? ''
