import { isProgram, onPath } from './programs.ts';

export const NO_OFFICE = 'no LibreOffice; install the package libreoffice-calc-nogui, or LibreOffice itself';

const MAC_OFFICE = '/Applications/LibreOffice.app/Contents/MacOS/soffice';

export function findOffice(): string | undefined {
  return onPath('soffice') ?? (isProgram(MAC_OFFICE) ? MAC_OFFICE : undefined);
}
