/** Google Analytics, for sites that have an ID of it. */
export function Analytics({ id }: { id: string }) {
  // The schema lets no other form through; what is put into a script is checked where that is done.
  if (!/^G-[A-Z0-9]+$/.test(id)) return null;
  const start = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config","${id}");`;
  return (
    <>
      <script async src={`https://www.googletagmanager.com/gtag/js?id=${id}`} />
      <script id="analytics" dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}
