const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '')

/** The tel: address of a telephone number, however it is written. */
export const phoneHref = (phone: string): string => `tel:${dialled(phone)}`

/** The sms: address of a telephone number, which opens a message to it. */
export const smsHref = (phone: string): string => `sms:${dialled(phone)}`
