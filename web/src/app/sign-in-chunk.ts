/** What tells who is signed in, by the name under which its failure is told. */
export const SIGN_IN = 'sign-in';
