/** What stands at a path of a view, such as `greg.points`: a game says where, the house need not know the view. */
export function partOf<Part>(view: unknown, path = ''): Part | undefined {
  if (!path) return undefined;
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], view) as
    Part | undefined;
}
