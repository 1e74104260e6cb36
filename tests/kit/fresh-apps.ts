// Test files that run in one process share no app of the Admin SDK: the functions' code takes the first one that it finds.
import { deleteApp, getApps } from 'firebase-admin/app';

await Promise.all(getApps().map((app) => deleteApp(app)));
