/** A rating of one to five as stars: in letters, which also tell full from empty where colours are forced or not printed. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="text-muted text-base leading-none">
      <span className="text-star">{"★".repeat(rating)}</span>
      {"☆".repeat(5 - rating)}
    </span>
  );
}
