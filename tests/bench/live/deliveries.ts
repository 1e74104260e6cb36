declare global {
  interface Window {
    /** Given by the bench: how many documents came since the last report, and whether a listener is up to date now. */
    reportDelivery: (documents: number, isCurrent: boolean) => void;
  }
}

/**
 * Runs in a page of the product before its own scripts: counts the documents in what the database answers, to single
 * reads and to listeners, as they come over the wire.
 */
export function reportDeliveries(): void {
  const DOCUMENT = /"(found|documentChange)":/g;
  const CURRENT = '"targetChangeType":"CURRENT"';
  /** A mark may be cut in two by the end of a piece. */
  const LONGEST = CURRENT.length - 1;

  async function count(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = '';
    const reader = body
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const text = rest + part.value;
      const documents = [...text.matchAll(DOCUMENT)];
      const end = documents.at(-1);
      const current = text.indexOf(CURRENT);
      // What was counted is not seen again.
      const counted = Math.max(
        end ? end.index + end[0].length : 0,
        current === -1 ? 0 : current + CURRENT.length,
      );
      rest = text.slice(Math.max(counted, text.length - LONGEST));
      if (documents.length > 0 || current !== -1) window.reportDelivery(documents.length, current !== -1);
    }
  }

  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    const isRead = /:batchGet$|Firestore\/Listen/.test(response.url);
    const { body } = isRead ? response.clone() : { body: null };
    // A page that is closed breaks off what it reads.
    if (body) count(body).catch(() => {});
    return response;
  };
}
