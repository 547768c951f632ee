// What others build on: the faces of all packages, as pages.
//   npm run docs                 writes them to dist/docs
//   node scripts/docs.ts --check only says what is not documented, and what leaks out

import { normalizePath } from 'typedoc';
import { readFaces } from './docs/faces.ts';
import { leaks } from './docs/leaks.ts';
import { undocumented } from './docs/undocumented.ts';
import { PROJECT } from './pack/packages.ts';

const { app, project } = await readFaces();
const faces = app.serializer.projectToObject(project, normalizePath(PROJECT));
const faults = [...undocumented(faces), ...leaks(faces)];
for (const fault of faults) console.error(fault);

if (!process.argv.includes('--check')) await app.generateOutputs(project);
if (faults.length > 0 || app.logger.hasWarnings() || app.logger.hasErrors()) process.exitCode = 1;
