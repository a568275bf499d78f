import styles from './ticket.module.css'

/** A card that looks like a match ticket: a stub, a perforation and the content. */
export { TicketMarkup as Ticket } from './ticket-markup.client'

/** The class of a link that makes its whole ticket clickable. */
export const stretched: string = styles.stretched ?? ''
