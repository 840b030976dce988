export type { TreeShape } from './layout/shape';
export { useTree, type Tree, type TreeOptions } from './model/useTree';
export type { Branch, FaceOf, NodeFace, NodeMark } from './nodeFace';
export { TreeView, type TreeViewProps } from './TreeView/TreeView';
