import { AsyncLocalStorage } from "node:async_hooks";
import { newValidity } from "./validity.mjs";

/**
 * What is known of the request that is being answered. The server opens one for each (scripts/server/).
 *
 * @typedef {object} RequestStore
 * @property {string} [id] by which the log names the request
 * @property {import("./validity.mjs").Validity} validity what the answer has been made from so far
 * @property {number} [status] of a page that was made in full and is no success: 404 where its subject does not exist
 * @property {500 | 503} [failed] a part of the page failed: what its status then is
 * @property {(headers: Record<string, string>) => void} [setHeaders] sets headers of the answer that the framework keeps from
 *   its routes: how the body is encoded, and its length
 * @property {{ analytics: boolean, pictures: string[] }} [policy] what of others the page may load
 */

// The server and each bundle of the framework have a copy of this module; the storage is one.
const shared = /** @type {{ almanacRequestStore?: AsyncLocalStorage<RequestStore> }} */ (globalThis);
export const requestStore = (shared.almanacRequestStore ??= new AsyncLocalStorage());

/** The request that is being answered; undefined in jobs and scripts. */
export const currentRequest = () => requestStore.getStore();

/** Runs something as a request of its own. @template T @param {Partial<RequestStore>} known @param {() => T} run */
export const runRequest = (known, run) => requestStore.run({ validity: newValidity(), ...known }, run);
