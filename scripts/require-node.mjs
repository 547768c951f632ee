// Runs after every install, with node_modules/.bin first on the path: where one of the optional
// node-* packages fits this platform, `node` is already Node 24 here.
const [major] = process.versions.node.split('.').map(Number);

if (major < 24) {
  console.error(
    [
      '',
      `连环 needs Node 24 or newer; this is ${process.version}.`,
      `It brings its own on linux-x64, linux-arm64 and win-x64, but not on ${process.platform}-${process.arch}.`,
      'Install Node 24 from https://nodejs.org and run the command again.',
      '',
    ].join('\n'),
  );
  process.exit(1);
}
