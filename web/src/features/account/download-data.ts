import { calendarDate } from '#intl/date-formats.ts';
import { readOwnData } from '#storage/own-data.ts';
import { loadOwnAccount } from './own-account.ts';

/**
 * Gives the person one JSON file with all that is kept of them, on the server and in this browser.
 * @param readMe what the file says of itself @throws CallError, or ChunkLoadError
 */
export async function downloadData(readMe: string): Promise<void> {
  const { readOwnAccount } = await loadOwnAccount();
  const server = await readOwnAccount();
  const data = { readMe, ...server, thisBrowser: readOwnData() };
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `par-club-${calendarDate(new Date())}.json`;
  link.click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
