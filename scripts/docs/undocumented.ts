import { type JSONOutput, ReflectionKind } from 'typedoc';

/** What is shown to others needs a sentence: of an interface its methods too, not every field. */
const DOCUMENTED =
  ReflectionKind.Namespace |
  ReflectionKind.Class |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias |
  ReflectionKind.Function |
  ReflectionKind.Method |
  ReflectionKind.Variable;

/** A line for each thing that is shown without a word on what it is. */
export function undocumented(faces: JSONOutput.ProjectReflection): string[] {
  return (faces.children ?? []).flatMap((entry) => withoutComment(entry, entry.name));
}

function withoutComment(shown: JSONOutput.DeclarationReflection, name: string): string[] {
  const inside = (shown.children ?? []).flatMap((child) =>
    withoutComment(child, `${name}.${child.name}`),
  );
  const isSaid = [shown, ...(shown.signatures ?? [])].some(({ comment }) => comment !== undefined);
  const isInherited = shown.inheritedFrom !== undefined;
  if (isSaid || isInherited || !(shown.kind & DOCUMENTED)) return inside;
  return [`${name} is shown without a docstring`, ...inside];
}
