import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

export function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, program)).find(isProgram);
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const NO_OFFICE = 'no LibreOffice; install the package libreoffice-calc-nogui, or LibreOffice itself';

const MAC_OFFICE = '/Applications/LibreOffice.app/Contents/MacOS/soffice';

export function findOffice(): string | undefined {
  return onPath('soffice') ?? (isProgram(MAC_OFFICE) ? MAC_OFFICE : undefined);
}
