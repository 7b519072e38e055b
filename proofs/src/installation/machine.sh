# A machine of its own in memory, in namespaces that end with it: this one's files, which it may change, its own systemd as
# the first process, its own network. Given: a folder with outside.sh, inside.sh and the repository, where log and result go.
set -eu
folder=$1
machine="$folder/machine"
mkdir -p "$machine"
mount -t tmpfs -o size=12g tmpfs "$machine"
mkdir "$machine/changes" "$machine/work" "$machine/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$machine/changes,workdir=$machine/work" "$machine/root"
root="$machine/root"

cp "$folder/inside.sh" "$folder/outside.sh" "$root/root/"
cat > "$root/etc/systemd/system/guide.service" <<UNIT
[Service]
Type=exec
ExecStart=/bin/bash /root/inside.sh
ExecStopPost=/bin/systemctl --no-block poweroff
StandardOutput=file:/root/log
StandardError=file:/root/log
UNIT
mkdir -p "$root/etc/systemd/system/multi-user.target.wants"
ln -sf ../guide.service "$root/etc/systemd/system/multi-user.target.wants/guide.service"

# What needs the registries of packages, before the network is its own.
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --bind "$folder" "$root/mnt"
chroot "$root" bash /root/outside.sh
umount "$root/proc"

cd "$root"
timeout --kill-after=5 900 unshare --mount --pid --fork --kill-child --uts --ipc --net --cgroup bash -eu -c '
  mount -t proc proc proc
  mount -t sysfs sysfs sys
  mount -t cgroup2 cgroup2 sys/fs/cgroup
  mount -t tmpfs tmpfs run
  mount -t tmpfs tmpfs tmp
  hostname theses
  ip link set lo up
  mkdir -p before
  pivot_root . before
  exec env -i container=unshare PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --log-target=null
' < /dev/null > /dev/null 2>&1 || true
cd /
cp "$machine/changes/root/log" "$folder/log"
cp "$machine/changes/root/result" "$folder/result"
