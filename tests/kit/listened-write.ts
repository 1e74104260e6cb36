/** gRPC's code for a failure without an explanation. */
const UNKNOWN = 2;

/**
 * Waits for a write to a document that somebody listens to. The Firestore emulator does the write, then tells the
 * listeners, and answers UNKNOWN where one of them goes away at that moment (seen in its log: "Failed to frame
 * message" from `notifyDocumentListeners`, after the commit).
 */
export async function listenedWrite(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (Object(error).code !== UNKNOWN) throw error;
  });
}
