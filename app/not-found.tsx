/**
 * What `notFound()` would show. Every page carries it along, twice, so it is empty: a page whose subject does not exist
 * returns <PageNotFound /> (page-not-found.tsx), and an address that no route knows has global-not-found.tsx.
 */
export default function NotFound() {
  return null;
}
