export type { OnNews } from '#firebase/live-document.ts';
export type LivePage = Awaited<ReturnType<typeof loadLivePage>>;

export const loadLivePage = async () => (await import('#firebase/live-document.ts')).LiveDocument;
