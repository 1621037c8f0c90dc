/** The most of a search that is sent to be counted. */
export const mostSent = 200;

/** Whether a search may be a person's address or number: such is not kept. */
export const isPersonal = (query: string): boolean =>
  /@|\d{7}|\+\d{2}|(?:\d[\s()./-]*){11}/.test(query.normalize("NFKC"));
