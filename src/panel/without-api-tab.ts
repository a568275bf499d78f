interface Shown {
  admin?: { hideAPIURL?: boolean }
}

/** The same rows without the tab „API“ beside their form: it shows JSON to people who came to write. */
export const withoutApiTab = <Config extends Shown>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})
