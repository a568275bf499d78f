/** The widths in which a picture is offered besides its own, in pixels. */
export const PICTURE_WIDTHS = { small: 400, medium: 800, large: 1600 } as const
