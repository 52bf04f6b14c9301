/** Layer diagram of docs/architecture.md: projects of its nodes, and its arrows. */
export interface LayerDiagram {
  /** node of each project */
  nodeOf: Map<string, string>;
  /** whether a path of arrows leads from one node to another */
  leadsTo(from: string, to: string): boolean;
}

const NODE = /^(\w+)(?:\[(.+)\])?$/;
/** A label that is a project, as opposed to a description. */
const PROJECT = /^(apps\/)?[a-z0-9-]+$/;

/** Reads a Mermaid flowchart of lines such as `ui[ui] --> util & contract[contract]`. */
export function readDiagram(markdown: string): LayerDiagram {
  const [, chart = ''] = /```mermaid\n([^]*?)```/.exec(markdown) ?? [];
  const nodeOf = new Map<string, string>();
  const arrows = new Map<string, Set<string>>();
  const node = (text: string): string => {
    const [, id = '', label = ''] = NODE.exec(text.trim()) ?? [];
    for (const name of label.split(/ · |<br>/))
      if (PROJECT.test(name)) nodeOf.set(name.replace('apps/', ''), id);
    return id;
  };
  for (const line of chart.split('\n').filter((text) => text.includes('-->'))) {
    const [from = '', to = ''] = line.split('-->');
    arrows.set(node(from), new Set(to.split('&').map(node)));
  }
  const leadsTo = (from: string, to: string): boolean => {
    const next = arrows.get(from);
    return next !== undefined && (next.has(to) || [...next].some((each) => leadsTo(each, to)));
  };
  return { nodeOf, leadsTo };
}
