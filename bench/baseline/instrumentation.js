// The site's own would be taken otherwise, which needs its settings.
export function register() {}
