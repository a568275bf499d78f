interface Shown {
  admin?: { hideAPIURL?: boolean }
}

/** The collection without the „API“ tab beside its form, which shows JSON. */
export const withoutApiTab = <Config extends Shown>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})
