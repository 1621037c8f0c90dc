/** What a feed holds, in either format. Addresses are full ones. */
export type Feed = {
  title: string;
  description: string;
  home: string;
  /** The query of its own address, with "?". */
  search?: string;
  items: FeedItem[];
};

export type FeedItem = {
  url: string;
  title: string;
  text: string;
  published: Date;
  updated: Date;
  categories: string[];
  author?: string;
  image?: string;
};
