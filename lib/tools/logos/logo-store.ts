import "server-only";
import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import { DiskCache } from "@/lib/platform/images/disk-cache";
import { etagOf } from "@/lib/tools/logos/etag";

const hour = 3_600_000;

type Logo = { bytes: Buffer; etag: string };
/** `pending`: being fetched, ask again soon. `none`: there is none to be had for now. */
export type LogoAnswer = { state: "found"; logo: Logo } | { state: "pending" } | { state: "none" };

export type LogoStoreOptions = {
  directory: string;
  /** Fetches and checks the picture at an address. */
  load: (address: string) => Promise<Buffer>;
  /** Fetches at the same time, and how many more may wait. */
  concurrency?: number;
  maxWaiting?: number;
  maxFiles?: number;
  /** How long a picture is used before it is fetched again. */
  freshFor?: number;
};

type Held = Logo & { fetchedAt: number };

/**
 * Keeps pictures by the address that they came from. Nobody ever waits for a fetch: what is not here yet is fetched
 * behind the answer, a few at a time, and each address once however many ask for it.
 */
export class LogoStore {
  private readonly disk: DiskCache;
  private readonly hot = new LRUCache<string, Held>({ max: 1_000, ttl: hour });
  private readonly failures = new LRUCache<string, true>({ max: 20_000, ttl: hour });
  private readonly scheduled = new Set<string>();
  private readonly loading = new Map<string, Promise<boolean>>();
  private readonly limit: LimitFunction;
  /** So many may be fetched or wait for it. */
  private readonly most: number;

  constructor(private readonly options: LogoStoreOptions) {
    const { directory, maxFiles = 20_000, concurrency = 4, maxWaiting = 1_000 } = options;
    this.disk = new DiskCache(directory, maxFiles);
    this.limit = pLimit(concurrency);
    this.most = concurrency + maxWaiting;
  }

  /** The picture at the first of these addresses that has one. */
  async find(addresses: string[]): Promise<LogoAnswer> {
    for (const [i, address] of addresses.entries()) {
      const held = await this.held(address);
      if (held) {
        if (!this.isFresh(held) && !this.failures.has(address)) this.schedule([address]);
        return { state: "found", logo: held };
      }
      if (!this.failures.has(address)) {
        this.schedule(addresses.slice(i));
        return { state: "pending" };
      }
    }
    return { state: "none" };
  }

  private isFresh(held: Held | undefined): boolean {
    return !!held && held.fetchedAt >= Date.now() - (this.options.freshFor ?? 30 * 24 * hour);
  }

  private async held(address: string): Promise<Held | undefined> {
    const known = this.hot.get(address);
    if (known) return known;
    const file = await this.disk.read(address);
    return file && this.hold(address, file.bytes, file.writtenAt);
  }

  private hold(address: string, bytes: Buffer, fetchedAt: number): Held {
    const held = { bytes, fetchedAt, etag: etagOf(bytes) };
    this.hot.set(address, held);
    return held;
  }

  /** Has the first of these addresses fetched that has a picture. Over the bound it is left for the next visitor. */
  private schedule(addresses: string[]): void {
    const key = addresses[0]!;
    if (this.scheduled.has(key) || this.scheduled.size >= this.most) return;
    this.scheduled.add(key);
    void this.limit(() => this.fetchFirst(addresses)).finally(() => this.scheduled.delete(key));
  }

  private async fetchFirst(addresses: string[]): Promise<void> {
    for (const address of addresses) {
      // Another fetch may have brought it while this one waited.
      if (this.isFresh(this.hot.get(address))) return;
      if (!this.failures.has(address) && (await this.fetchOnce(address))) return;
    }
  }

  private fetchOnce(address: string): Promise<boolean> {
    const known = this.loading.get(address);
    if (known) return known;
    const fetching = this.fetch(address).finally(() => this.loading.delete(address));
    this.loading.set(address, fetching);
    return fetching;
  }

  private async fetch(address: string): Promise<boolean> {
    try {
      const bytes = await this.options.load(address);
      this.hold(address, bytes, Date.now());
      // A disk that is full or read-only costs a fetch after the next start, not the logo.
      await this.disk.write(address, bytes).catch(() => {});
      return true;
    } catch {
      this.failures.set(address, true);
      return false;
    }
  }
}
