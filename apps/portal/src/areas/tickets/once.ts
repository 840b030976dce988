/** A view that is worked out once for each answer: what is memorized on the screen then stays as it is. */
export function oncePerBody<T>(view: (body: unknown) => T): (body: unknown) => T {
  const known = new WeakMap<object, T>();
  return (body) => {
    if (typeof body !== 'object' || body === null) return view(body);
    if (!known.has(body)) known.set(body, view(body));
    return known.get(body) as T;
  };
}
