/** Maps each answer once, so memoized components keep their props. */
export function oncePerBody<Body, T>(view: (body: Body) => T): (body: Body) => T {
  const known = new WeakMap<object, T>();
  return (body) => {
    if (typeof body !== 'object' || body === null) return view(body);
    if (!known.has(body)) known.set(body, view(body));
    return known.get(body) as T;
  };
}
