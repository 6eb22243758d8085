import type { MessageArchive } from "../../src/contact/archive.ts"
import type { ContactStore, DeliveryStatus, StoredMessage } from "../../src/contact/store.ts"

/** A store whose messages tests can read. */
export interface ReadableStore extends ContactStore, Pick<MessageArchive, "get" | "retry"> {
  list(status?: DeliveryStatus): Promise<StoredMessage[]>
}

/** @param openArchive called for each read, after the store has created its tables */
export function makeReadable(store: ContactStore, openArchive: () => Promise<MessageArchive>): ReadableStore {
  const look = async <Result>(at: (archive: MessageArchive) => Promise<Result>): Promise<Result> => {
    await store.check()
    const archive = await openArchive()
    try {
      return await at(archive)
    } finally {
      await archive.close()
    }
  }
  return {
    ...store,
    get: (id) => look((archive) => archive.get(id)),
    retry: (id) => look((archive) => archive.retry(id)),
    list: (status) => look((archive) => Array.fromAsync(archive.read({ status }))),
  }
}
