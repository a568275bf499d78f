/** How a process of a test takes part: as one of several of one site. */
export const JOB_PROCESS = { shares: true, settings: { secret: 'secret', folder: 'folder' } }
