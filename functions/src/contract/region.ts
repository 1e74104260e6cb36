/** Where the functions run: Warsaw, the region nearest to the people who use them. */
export const REGION = 'europe-central2';
