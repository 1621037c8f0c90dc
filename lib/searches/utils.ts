/** Whether a search may be a person's address or number: such is not kept. */
export const isPersonal = (query: string): boolean => /@|\d{7}/.test(query.normalize("NFKC"));
