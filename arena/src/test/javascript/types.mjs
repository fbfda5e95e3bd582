/** The type check of the pages: `tsconfig.json`, with the folders of all games. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { FOLDERS, scripts } from './scripts.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { config } = ts.readConfigFile(`${here}tsconfig.json`, ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, here);
options.paths['arena/*'] = FOLDERS.map(app => `${fileURLToPath(app)}*`);
const files = new Set([...fileNames, ...[...scripts.values()].map(script => fileURLToPath(script))]);
const found = ts.getPreEmitDiagnostics(ts.createProgram([...files], options));
process.stdout.write(
  ts.formatDiagnostics(found, {
    getCanonicalFileName: name => name,
    getCurrentDirectory: () => here,
    getNewLine: () => '\n',
  }),
);
process.exitCode = found.length > 0 ? 1 : 0;
