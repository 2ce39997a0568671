interface LockFile {
  readonly packages: Readonly<Record<string, object>>;
}
export declare const missingOptional: (lock: LockFile) => readonly { readonly name: string }[];
export declare const resolvedHosts: (lock: LockFile) => readonly string[];
