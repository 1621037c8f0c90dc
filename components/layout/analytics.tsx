export function Analytics({ id }: { id: string }) {
  // The schema lets no other form through; what is put into an address is checked where that is done.
  if (!/^G-[A-Z0-9]+$/.test(id)) return null;
  return (
    <>
      <script async src={`https://www.googletagmanager.com/gtag/js?id=${id}`} />
      <script id="analytics" defer src="/analytics.js" data-id={id} />
    </>
  );
}
