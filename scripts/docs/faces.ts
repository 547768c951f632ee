import { join } from 'node:path';
import {
  Application,
  Comment,
  CommentTag,
  type Context,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  TSConfigReader,
} from 'typedoc';
import ts from 'typescript';
import { PROJECT, packages } from '../pack/packages.ts';

/** Reads what every package shows to others: its entries, those for tests apart. */
export async function readFaces(): Promise<{ app: Application; project: ProjectReflection }> {
  const app = await Application.bootstrap(
    {
      name: '连环 Lianhuan',
      entryPoints: entries(),
      out: join(PROJECT, 'dist', 'docs'),
      tsconfig: join(PROJECT, 'tsconfig.json'),
      readme: join(PROJECT, 'README.md'),
      // The types are checked by the compiler the project is made with.
      skipErrorChecking: true,
      validation: { invalidLink: true, notExported: false, notDocumented: false },
      excludePrivate: true,
      excludeInternal: false,
      disableSources: true,
      logLevel: 'Warn',
    },
    [new TSConfigReader()],
  );
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, documentTaken);
  const project = await app.convert();
  if (!project) throw new Error('typedoc could not read the packages');
  app.validate(project);
  return { app, project };
}

function entries(): string[] {
  return packages().flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {})
      .filter(([entry, path]) => path.endsWith('.ts') && !entry.startsWith('./testing'))
      .map(([, path]) => join(PROJECT, folder, path)),
  );
}

/** `export const { readCards } = cards` shows a member of `cards`: what is said there holds here. */
function documentTaken(context: Context, reflection: DeclarationReflection): void {
  const declaration = context.getSymbolFromReflection(reflection)?.declarations?.[0];
  if (reflection.comment || !declaration || !ts.isBindingElement(declaration)) return;
  const { checker } = context;
  const member = checker.getTypeAtLocation(declaration.parent).getProperty(reflection.name);
  const said = ts.displayPartsToString(member?.getDocumentationComment(checker));
  if (!member || said === '') return;
  const tags = member
    .getJsDocTags(checker)
    .map(({ name, text }) => new CommentTag(`@${name}`, plain(ts.displayPartsToString(text))));
  reflection.comment = new Comment(plain(said), tags);
}

function plain(text: string): { kind: 'text'; text: string }[] {
  return [{ kind: 'text', text }];
}
