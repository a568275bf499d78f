/** The widths a picture is offered in besides its whole size, in pixels. */
export const PICTURE_WIDTHS = { small: 400, medium: 800, large: 1600 } as const
