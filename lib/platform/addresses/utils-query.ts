/** A path with its query, where it has one. (Safari knows `URLSearchParams.size` from 17 on.) */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
