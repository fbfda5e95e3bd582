/**
 * The type check of the pages: `tsconfig.json`, with the folders of all games. A file that exists only here says that
 * each component fulfils the contract.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { FOLDERS, components, scripts } from './scripts.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const { config } = ts.readConfigFile(`${here}tsconfig.json`, ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, here);
options.paths['arena/*'] = FOLDERS.map(app => `${fileURLToPath(app)}*`);

const contract = `${here}contract.ts`;
const fulfilled = [...components, 'plain-game.js']
  .map(
    (name, index) =>
      `import * as game${index} from 'arena/${name}';\n({ ...game${index} }) satisfies Arena.GameComponent;`,
  )
  .join('\n');
const host = ts.createCompilerHost(options);
const { fileExists, readFile } = host;
host.fileExists = file => file === contract || fileExists(file);
host.readFile = file => (file === contract ? fulfilled : readFile(file));

const files = new Set([...fileNames, contract, ...[...scripts.values()].map(script => fileURLToPath(script))]);
const found = ts.getPreEmitDiagnostics(ts.createProgram([...files], options, host));
process.stdout.write(
  ts.formatDiagnostics(found, {
    getCanonicalFileName: name => name,
    getCurrentDirectory: () => here,
    getNewLine: () => '\n',
  }),
);
process.exitCode = found.length > 0 ? 1 : 0;
