export type { TreeShape } from './layout/shape';
export { useTree, type Tree, type TreeOptions } from './model/useTree';
export type { Branch, GetFace, NodeFace, NodeStatus } from './nodeFace';
export { TreeView, type TreeViewProps } from './TreeView/TreeView';
