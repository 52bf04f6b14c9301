/** The layers of docs/architecture.md: which projects a node of its diagram stands for, and where its arrows lead. */
export interface LayerDiagram {
  /** node by project */
  nodeOf: Map<string, string>;
  /** whether an arrow, or several one after the other, lead from a node to another */
  leadsTo(from: string, to: string): boolean;
}

const NODE = /^(\w+)(?:\[(.+)\])?$/;
/** As opposed to what a label says of a project. */
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
