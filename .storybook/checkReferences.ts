/** Throws if a name or description refers to an element that isn't there, which axe leaves to a reviewer. */
export function checkReferences(root: ParentNode = document): void {
  for (const name of ['aria-labelledby', 'aria-describedby'])
    for (const element of root.querySelectorAll(`[${name}]`))
      for (const id of element.getAttribute(name)?.split(/\s+/).filter(Boolean) ?? [])
        if (!document.getElementById(id))
          throw new Error(
            `${name} of ${element.outerHTML.slice(0, 160)} refers to ${id}, which isn't drawn.`,
          );
}
